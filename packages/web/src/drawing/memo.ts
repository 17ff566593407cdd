import { Component, type ComponentChildren, type ComponentType, h } from 'preact';

function differs(a: object, b: object): boolean {
  const keys = Object.keys(a);
  return keys.length !== Object.keys(b).length || keys.some(key => a[key as never] !== b[key as never]);
}

/** The same drawing, made anew only if something it is told has changed. */
export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differs(next, this.props);
    }
    override render(props: P) {
      return h(draw, props);
    }
  };
}
