const grammars = {
  swift: /(?<remark>\/\/.*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:let|var|func|if|else|while|for|in|import|return|try|struct|true|false|nil|guard|switch|case|self)\b)|(?<name>\.[A-Za-z]\w*(?!\w*\()|\b\w+(?=:))/g,
  html: /(?<remark><!--[^]*?-->)|(?<string>"[^"]*")|(?<word><\/?[\w-]+|\/?>)|(?<name>\b[\w-]+(?==))/g,
};

/** Code as coloured pieces; what no rule knows stays plain. */
export function highlight(code, language) {
  const pieces = document.createDocumentFragment();
  let end = 0;
  for (const match of code.matchAll(grammars[language])) {
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
