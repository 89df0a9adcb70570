using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace SpanPack.Generators.Emitting;

/// <summary>Collects source text: four spaces a level, <c>\n</c> line ends, no trailing blanks.</summary>
internal sealed class IndentedWriter
{
    private readonly StringBuilder _text = new();
    private int _depth;

    /// <summary>Writes one or more lines, each at the current depth. Directives stay in the first column.</summary>
    internal void WriteLine(string lines)
    {
        foreach (string line in lines.Split('\n'))
        {
            string content = line.TrimEnd('\r', ' ');
            if (content.Length > 0 && content[0] != '#') _text.Append(' ', _depth * 4);
            _text.Append(content).Append('\n');
        }
    }

    internal void WriteLine() => _text.Append('\n');

    internal void OpenBlock()
    {
        WriteLine("{");
        _depth++;
    }

    internal void CloseBlock(string end = "}")
    {
        _depth--;
        WriteLine(end);
    }

    internal void Indent() => _depth++;

    internal void Outdent() => _depth--;

    internal SourceText ToSourceText() => SourceText.From(_text.ToString(), Encoding.UTF8);
}
