"""Plays a seat at a table of a server at random: python3 online_client.py https://example.org/t/ID?invite=SECRET

Nothing but the standard library. It makes a guest, takes a chair by the invitation, and plays through
`waldglas engine --table`, which speaks the same lines as `engine`.
"""
import json, pathlib, random, subprocess, sys, urllib.parse, urllib.request
link = urllib.parse.urlsplit(sys.argv[1])
server, table = f'{link.scheme}://{link.netloc}', link.path.rsplit('/', 1)[-1]
def post(path, body, token=None):
    headers = {'Content-Type': 'application/json', **({'Authorization': 'Bearer ' + token} if token else {})}
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))
token = post('/api/people', {'name': 'Random program', 'lang': 'en'})['token']
seat = post(f'/api/tables/{table}/join', {'invite': urllib.parse.parse_qs(link.query)['invite'][0]}, token)['seat']
engine = subprocess.Popen(['npm', 'run', '-s', 'waldglas', '--', 'engine', '--table', f'{server}/t/{table}', '--token', token],
                          cwd=pathlib.Path(__file__).parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(**message):
    print(json.dumps(message), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())
while decisions := ask(do='options')['decisions']:
    ask(do='act', actions=[random.choice(decisions[0]['options'])['action']])
for row in ask(do='scores')['seats']: print(row['seat'], row['points'], '(me)' if row['seat'] == seat else '')
ask(do='quit')
