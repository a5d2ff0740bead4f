/** Reads the elements' declarations with the TypeScript compiler. */

import { createRequire } from 'node:module';

// Debian installs typescript in this folder; npm finds it by name.
const require = createRequire(import.meta.url);
const load = (name) => {
  try {
    return require(name);
  } catch {
    return require(`/usr/share/nodejs/${name}`);
  }
};
export const ts = load('typescript');

/** Methods of every HTML element, declared again only for their event types. */
const LISTENING = ['addEventListener', 'removeEventListener'];

const isReadonly = (declaration) =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;

/**
 * Reads the declarations of the elements.
 *
 * @param {string} path The path of rotary.d.ts, which Web/build writes and which exports all declarations.
 * @returns {object[]} The elements with their tags, classes, summaries, settings, events, and members, including
 *   settings and members inherited from RotaryKit's classes.
 */
export const readDeclarations = (path) => {
  const program = ts.createProgram([path], { strict: true, target: ts.ScriptTarget.ES2022 });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = checker.getSymbolAtLocation(source);
  const exported = checker.getExportsOfModule(module);
  const ours = (declaration) => /rotary[\w-]*\.d\.ts$/.test(declaration.getSourceFile().fileName);
  const textOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  const describe = (symbol, declaration) => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    const member = { name: symbol.name, text: textOf(symbol), isReadonly: isReadonly(declaration) };
    const isSetting = declaration.getSourceFile().fileName.endsWith('rotary-settings.d.ts');
    const [signature] = type.getCallSignatures();
    if (ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)) {
      member.parameters = signature.parameters.map((parameter) => ({
        name: parameter.name,
        type: checker.typeToString(checker.getTypeOfSymbolAtLocation(parameter, source)),
        isOptional: Boolean(parameter.valueDeclaration.questionToken),
      }));
      member.type = checker.typeToString(signature.getReturnType());
      return member;
    }
    return { ...member, isSetting, type: checker.typeToString(type, source, ts.TypeFormatFlags.NoTruncation) };
  };

  const membersOf = (type) => checker.getPropertiesOfType(type).flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !ours(declaration) || LISTENING.includes(symbol.name)) return [];
    return [describe(symbol, declaration)];
  });

  /** The settings of an element, including those without a property because another property has the name. */
  const settingsOf = (symbol) => {
    const text = symbol.declarations.filter(ts.isInterfaceDeclaration)
      .flatMap(({ heritageClauses = [] }) => heritageClauses.map((clause) => clause.getText())).join();
    const names = [...text.matchAll(/\w+Settings/g)].map(([name]) => name);
    const { locals } = symbol.valueDeclaration.getSourceFile();
    return names.flatMap((name) => {
      const alias = checker.getAliasedSymbol(locals.get(name));
      return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(alias))
        .map((setting) => describe(setting, setting.declarations[0]));
    });
  };

  const eventsOf = (name) => {
    const map = exported.find((symbol) => symbol.name === `${name}EventMap`);
    return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map)).map((symbol) => ({
      name: symbol.name,
      text: textOf(symbol),
      type: checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, source)),
    }));
  };

  return exported.filter((symbol) => symbol.flags & ts.SymbolFlags.Class).flatMap((symbol) => {
    const [{ comment: text = '' } = {}] = ts.getJSDocCommentsAndTags(symbol.valueDeclaration);
    // The base classes are no elements.
    const [, tag] = /^`<(rotary-[\w-]+)>`/.exec(text) ?? [];
    if (!tag) return [];
    const members = membersOf(checker.getDeclaredTypeOfSymbol(symbol));
    const settings = settingsOf(symbol);
    return [{ tag, name: symbol.name, text, members, settings, events: eventsOf(symbol.name) }];
  });
};
