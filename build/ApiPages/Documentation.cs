using System.Text;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;

namespace SpanPack.ApiPages;

/// <summary>The documentation of a symbol as Markdown.</summary>
internal sealed partial class Documentation
{
    private readonly XElement _content;
    private readonly TypeLinks _links;

    internal Documentation(ISymbol symbol, TypeLinks links)
    {
        _links = links;
        _content = links.Files.Of(symbol) ?? new XElement("member");
    }

    /// <summary>Gets an element as a paragraph; empty where there is none.</summary>
    internal string Text(string element) => _content.Descendants(element).FirstOrDefault() is { } found ? Markdown(found) : "";

    /// <summary>Gets elements of a name with what they are about, such as parameters and exceptions.</summary>
    internal IEnumerable<(string About, string Text)> All(string element, string attribute)
        => _content.Descendants(element).Select(found => ((string?)found.Attribute(attribute) ?? "", Markdown(found)));

    /// <summary>Gets the links of exceptions.</summary>
    internal string LinkTo(string id) => _links.To(id);

    private string Markdown(XElement element)
    {
        var text = new StringBuilder();
        foreach (XNode node in element.Nodes()) Append(text, node);
        return Blanks().Replace(text.ToString(), " ").Trim();
    }

    private void Append(StringBuilder text, XNode node)
    {
        if (node is XText plain) text.Append(TypeLinks.Escape(plain.Value));
        if (node is not XElement element) return;
        string? reference = (string?)element.Attribute("cref");
        text.Append(element.Name.LocalName switch
        {
            "see" or "seealso" when reference is not null => _links.To(reference),
            "see" when element.Attribute("href") is { } address => $"[{Markdown(element)}]({address.Value})",
            "see" => $"`{element.Attribute("langword")?.Value}`",
            "paramref" or "typeparamref" => $"`{element.Attribute("name")?.Value}`",
            "c" or "code" => $"`{Blanks().Replace(element.Value, " ").Trim()}`",
            "item" => $" - {Markdown(element)}",
            "para" => $" {Markdown(element)}",
            _ => Markdown(element),
        });
    }

    [GeneratedRegex(@"\s+", RegexOptions.CultureInvariant)]
    private static partial Regex Blanks();
}
