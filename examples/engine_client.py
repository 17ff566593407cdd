"""Plays a whole random game through the engine and prints the scores: python3 engine_client.py black-forest"""
import json, pathlib, random, subprocess, sys
engine = subprocess.Popen(['npm', 'run', '-s', 'waldglas', '--', 'engine'], cwd=pathlib.Path(__file__).parent,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(**message):
    print(json.dumps(message), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())
ask(do='new', game=(sys.argv[1:] or ['glass-road'])[0], players=2, seed='11')
while decisions := ask(do='options')['decisions']:
    ask(do='act', actions=[random.choice(decisions[0]['options'])['action']])
for seat in ask(do='scores')['seats']: print(seat['seat'], seat['points'])
