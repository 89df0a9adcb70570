using System.Globalization;
using System.Text;
using System.Xml;

namespace SpanPack.Benchmarks.Charts;

/// <summary>Writes the few elements of SVG that a bar chart needs. Coordinates are pixels.</summary>
internal sealed class SvgCanvas : IDisposable
{
    private const string Namespace = "http://www.w3.org/2000/svg";

    private readonly XmlWriter _xml;

    internal SvgCanvas(Stream output, int width, int height)
    {
        _xml = XmlWriter.Create(output,
            new XmlWriterSettings
            {
                Encoding = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false), Indent = true,
                OmitXmlDeclaration = true, NewLineChars = "\n"
            });
        _xml.WriteStartElement("svg", Namespace);
        Attributes([("width", Number(width)), ("height", Number(height)), ("viewBox", $"0 0 {Number(width)} {Number(height)}"),
            ("role", "img"), ("aria-labelledby", "title description")]);
    }

    /// <summary>Says what the picture is, for those who cannot see it, and how its classes look.</summary>
    internal void Describe(string title, string description, string style)
    {
        Element("title", title, ("id", "title"));
        Element("desc", description, ("id", "description"));
        Element("style", style);
    }

    internal void Rectangle(string style, double x, double y, double width, double height, string? tooltip = null)
    {
        _xml.WriteStartElement("rect", Namespace);
        Attributes([("class", style), ("x", Number(x)), ("y", Number(y)), ("width", Number(width)), ("height", Number(height))]);
        if (tooltip is not null) Element("title", tooltip);
        _xml.WriteEndElement();
    }

    internal void VerticalLine(string style, double x, double top, double bottom)
        => Element("line", null, ("class", style), ("x1", Number(x)), ("y1", Number(top)), ("x2", Number(x)), ("y2", Number(bottom)));

    /// <param name="style">Class of the text.</param>
    /// <param name="text">The text.</param>
    /// <param name="x">Where it begins, ends or has its middle.</param>
    /// <param name="y">Its base line.</param>
    /// <param name="anchor">What <paramref name="x"/> is: <c>start</c>, <c>middle</c> or <c>end</c>.</param>
    internal void Text(string style, string text, double x, double y, string anchor = "start")
        => Element("text", text, ("class", style), ("x", Number(x)), ("y", Number(y)), ("text-anchor", anchor));

    public void Dispose()
    {
        _xml.WriteEndElement();
        _xml.WriteWhitespace("\n");
        _xml.Dispose();
    }

    private static string Number(double value) => value.ToString("0.##", CultureInfo.InvariantCulture);

    private void Element(string name, string? text, params ReadOnlySpan<(string Name, string Value)> attributes)
    {
        _xml.WriteStartElement(name, Namespace);
        Attributes(attributes);
        if (text is not null) _xml.WriteString(text);
        _xml.WriteEndElement();
    }

    private void Attributes(ReadOnlySpan<(string Name, string Value)> attributes)
    {
        foreach ((string name, string value) in attributes) _xml.WriteAttributeString(name, value);
    }
}
