using System.Text;
using System.Xml;
using System.Xml.Linq;

namespace SpanPack.PublicDocs;

/// <summary>A documentation file as the compiler writes it.</summary>
internal static class DocumentationFile
{
    private static readonly XmlWriterSettings s_layout = new() { Encoding = new UTF8Encoding(false), Indent = true, IndentChars = "    ", NewLineChars = "\n" };

    /// <summary>Keeps the members of some ids, in their order. The file is replaced as a whole, so that a build that is stopped leaves no half of it.</summary>
    internal static void Keep(string path, HashSet<string> ids)
    {
        XDocument document = XDocument.Load(path, LoadOptions.PreserveWhitespace);
        foreach (XElement member in document.Descendants("member").Where(member => !ids.Contains((string)member.Attribute("name")!)).ToArray())
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
