/** Makes the declarations of the elements for JSX, such as React's: properties and events by tag. */

/** The text of a module with the types of the elements' tags. */
export const jsxOf = (elements) => `import type {
${elements.map(({ name }) => `  ${name},`).join('\n')}
} from './rotary.js';

/** The names of the writable properties. */
type Writable<Element> = {
  [Name in keyof Element]-?: (<T>() => T extends { [Key in Name]: Element[Name] } ? 1 : 2) extends
    (<T>() => T extends { -readonly [Key in Name]: Element[Name] } ? 1 : 2) ? Name : never;
}[keyof Element];

/** A value of a property, or its text as an attribute has it; null for no attribute. */
type Loose<Value> = Value | null
  | (Value extends number ? \`\${number}\` : Value extends boolean ? '' | 'true' | 'false'
    : Value extends readonly (number | string)[] ? string : never);

/** The attributes of an element's tag: its writable properties, and the attributes of all tags. */
export type RotaryProps<Element extends HTMLElement> =
  { [Name in Exclude<Writable<Element>, keyof HTMLElement>]?: Loose<Element[Name]> } & {
    children?: unknown;
    class?: string;
    className?: string;
    id?: string;
    key?: string | number | null;
    lang?: string;
    dir?: string;
    hidden?: boolean;
    slot?: string;
    style?: unknown;
    tabIndex?: number;
    title?: string;
    ref?: unknown;
    [name: \`on\${string}\`]: ((event: any) => void) | null | undefined;
  };

/** The tags of all elements, to be added to those of your framework. */
export interface RotaryElements {
${elements.map(({ tag, name }) => `  '${tag}': RotaryProps<${name}>;`).join('\n')}
}
`;
