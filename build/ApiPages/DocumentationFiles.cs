using System.Xml.Linq;
using Microsoft.CodeAnalysis;

namespace SpanPack.ApiPages;

/// <summary>The documentation files of the libraries.</summary>
internal sealed class DocumentationFiles
{
    private readonly Dictionary<string, XElement> _members;

    internal DocumentationFiles(IEnumerable<string> paths)
        => _members = paths.SelectMany(static path => XDocument.Load(path, LoadOptions.PreserveWhitespace).Descendants("member"))
            .DistinctBy(static member => (string)member.Attribute("name")!) // internal types that several libraries compile
            .ToDictionary(static member => (string)member.Attribute("name")!);

    /// <summary>Gets what is written of a symbol; null for nothing.</summary>
    internal XElement? Of(ISymbol symbol) => symbol.GetDocumentationCommentId() is { } id && _members.TryGetValue(id, out XElement? member)
        ? member : null;
}
