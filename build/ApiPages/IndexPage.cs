using System.Text;

namespace SpanPack.ApiPages;

/// <summary>The list of all types by package.</summary>
internal static class IndexPage
{
    internal static string Of(PublicTypes library, TypeLinks links)
    {
        var text = new StringBuilder("# API reference\n\nEach public type of each package, from the documentation in its source.\n");
        foreach (IGrouping<string, PublicType> package in library.All.GroupBy(static type => type.Package))
        {
            text.Append($"\n## {package.Key}\n\n| Type | |\n|---|---|\n");
            foreach (PublicType type in package)
                text.Append($"| {TypeLinks.To(type)} | {new Documentation(type.Symbol, links).Text("summary")} |\n");
        }

        return text.ToString();
    }
}
