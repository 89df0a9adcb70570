using System.Reflection;
using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>The page of spans lists the tag classes of the library with their tags, and no others.</summary>
public sealed partial class TagClassTableTests
{
    [Fact]
    public void Table_HasEveryClassWithItsTags()
    {
        IEnumerable<(string, string)> listed = Row().Matches(Page.Read("docs/spans.md").Text)
            .Select(static row =>
                (row.Groups[1].Value,
                    Sorted(row.Groups[2].Value.Split(", ").Select(static tag => tag.Replace("`", "", StringComparison.Ordinal)))));
        IEnumerable<(string, string)> declared = typeof(SpanTags).Assembly.GetExportedTypes()
            .Where(static type => type.IsSubclassOf(typeof(SpanTags))
                && !type.IsAbstract).Select(static type => (type.Name, Sorted(TagsOf(type))));

        Assert.Equal(declared.Order(), listed.Order());
    }

    private static IEnumerable<string> TagsOf(Type type)
        => type.GetCustomAttributes<ConstantTagAttribute>().Select(static tag => $"{tag.Name} ({tag.Value})")
            .Concat(type.GetProperties()
                .Select(static property => property.GetCustomAttribute<TagAttribute>()?.Name
                    ?? property.GetCustomAttribute<MetricAttribute>()?.Name)
                .OfType<string>());

    private static string Sorted(IEnumerable<string> tags) => string.Join(", ", tags.Order(StringComparer.Ordinal));

    [GeneratedRegex(@"^\| `(\w+Tags)` \|[^|]*\| ([^|]*) \|$", RegexOptions.CultureInvariant | RegexOptions.Multiline)]
    private static partial Regex Row();
}
