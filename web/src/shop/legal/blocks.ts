export interface Block {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** Parses paragraphs, which blank lines separate, and headings, which are lines after `## `. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
    if (heading || line === '') endParagraph();
    if (heading) blocks.push({ kind: 'heading', text: heading });
    else if (line !== '') lines.push(line);
  }
  endParagraph();
  return blocks;
}
