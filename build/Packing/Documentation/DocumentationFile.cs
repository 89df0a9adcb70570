using System.Text;
using System.Xml;
using System.Xml.Linq;

namespace SpanPack.Packing.Documentation;

/// <summary>A documentation file as the compiler writes it.</summary>
internal static class DocumentationFile
{
    private static readonly XmlWriterSettings s_layout = new()
    {
        Encoding = new UTF8Encoding(false), Indent = true, IndentChars = "    ", NewLineChars = "\n",
    };

    /// <summary>Keeps the members with some ids, in their order. Replaces the whole file, so that a stopped build leaves no half.</summary>
    internal static void Keep(string path, HashSet<string> ids)
    {
        XDocument document = XDocument.Load(path, LoadOptions.PreserveWhitespace);
        XElement[] hidden = [.. document.Descendants("member").Where(member => !ids.Contains((string)member.Attribute("name")!))];
        foreach (XElement member in hidden)
        {
            // The line that it was on goes with it.
            if (member.PreviousNode is XText line) line.Remove();
            member.Remove();
        }

        string unfinished = path + ".unfinished";
        using (var writer = XmlWriter.Create(unfinished, s_layout)) document.Save(writer);
        File.Move(unfinished, path, overwrite: true);
    }
}
