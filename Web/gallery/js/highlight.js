const swift = /(?<remark>\/\/.*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:let|var|func|if|else|while|for|in|import|return|try|struct|true|false|nil|guard|switch|case|self|some|extension|override|class|await)\b|@\w+)|(?<name>\.[A-Za-z]\w*(?!\w*\()|\b\w+(?=:))/g;
const grammars = {
  swift,
  html: /(?<remark><!--[^]*?-->)|(?<string>"[^"]*")|(?<word><\/?[\w-]+|\/?>)|(?<name>\b[\w-]+(?==))/g,
  c: /(?<remark>\/\/.*|\/\*[^]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"|<[\w/.-]+\.h>)|(?<word>#\w+|\b(?:static|const|void|int|double|char|gboolean|TRUE|FALSE|NULL|return|if|else|for|while|struct)\b)|(?<name>\b[A-Z]\w+(?= ?\*))/g,
  css: /(?<remark>\/\*[^]*?\*\/)|(?<string>#[\da-f]{3,8}\b|"[^"]*")|(?<name>(?<=^\s*)[\w-]+(?=:\s))|(?<word>^[\w:()-]+(?= \{))/gm,
  shell: /(?<remark>#.*)|(?<string>"[^"]*")|(?<word>^\w+)/g,
};

/** Code as coloured spans; text that no rule matches stays plain. */
export function highlight(code, language) {
  const pieces = document.createDocumentFragment();
  let end = 0;
  for (const match of code.matchAll(grammars[language] ?? swift)) {
    const [kind, text] = Object.entries(match.groups).find(([, value]) => value !== undefined);
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = text;
    pieces.append(code.slice(end, match.index), span);
    end = match.index + text.length;
  }
  pieces.append(code.slice(end));
  return pieces;
}
