using System.Reflection;
using System.Text.RegularExpressions;

namespace SpanPack.Activities.Tests.Clients;

/// <summary>
/// The page of clients (<c>docs/clients.md</c>) says what the tables of <c>tests/vectors/clients</c> have, which are compared with the
/// code.
/// </summary>
public sealed partial class ClientsPageTests
{
    // Client, name, resource, type, service, tags.
    private static readonly string[][] s_rows = [.. RowsOf(6).Skip(2)];

    public static TheoryData<ClientTable> Tables => [.. ClientTable.All];

    [Theory]
    [MemberData(nameof(Tables))]
    public void Each_span_has_a_row_with_its_name_type_and_service(ClientTable table)
        => Assert.All(table.Rows,
            row =>
                Assert.True(Array.Exists(s_rows, cells => Says(cells, row)),
                    $"{Text(row, "name")}, {Text(row, "type")}, {ServiceOf(row)}"));

    [Fact]
    public void Each_row_is_of_a_table_and_names_tags_of_it()
    {
        foreach (string[] cells in s_rows)
        {
            var said = new HashSet<string>(ClientTable.All.Where(table =>
                Array.Exists(table.Rows, row => Says(cells, row))).SelectMany(static table =>
                table.Fields.Except(table.NotMade.Keys)));
            Assert.True(said.Count > 0, $"No table has spans of {cells[0]}.");
            Assert.All(WordsOf(cells[5]),
                tag => Assert.True(said.Any(field => Glob(tag).IsMatch(field)), $"No span of {cells[0]} has {tag}."));
        }
    }

    [Fact]
    public void Each_option_that_brings_activities_back_is_on_the_page()
        => Assert.Equal(
            typeof(ActivityTraceOptions).GetProperties()
                .Select(static property => property.Name)
                .Where(static name => name.StartsWith("Collects", StringComparison.Ordinal))
                .Order(StringComparer.Ordinal),
            RowsOf(2).Skip(2).Select(static cells => cells[1].Trim('`')).Order(StringComparer.Ordinal));

    private static bool Says(string[] cells, ClientRow row)
        => WordsOf(cells[1]).Contains(Text(row, "name"))
            && WordsOf(cells[3]).Contains(Text(row, "type"))
            && (ServiceOf(row) is { Length: > 0 } service
                ? WordsOf(cells[4]).Contains(service)
                : cells[4].Contains("own", StringComparison.Ordinal));

    // The end that a client gives to the service of the process.
    private static string ServiceOf(ClientRow row) => Text(row, "service")[row.Process.Length..];

    private static string Text(ClientRow row, string field) => row.Span.GetProperty(field).GetString()!;

    private static IEnumerable<string> WordsOf(string cell) => Code().Matches(cell).Select(static match => match.Groups["word"].Value);

    private static Regex Glob(string tag)
        => new($"^{Regex.Escape(tag).Replace("\\*", ".+", StringComparison.Ordinal)}$", RegexOptions.CultureInvariant);

    private static string[][] RowsOf(int count)
    {
        string root = typeof(ClientsPageTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static item => item.Key == "RepositoryRoot").Value!;
        return
        [
            .. from line in File.ReadLines(Path.Combine(root, "docs/clients.md"))
               where line.StartsWith('|')
               let cells = line.Split('|', StringSplitOptions.TrimEntries)[1..^1]
               where cells.Length == count
               select cells,
        ];
    }

    [GeneratedRegex("`(?<word>[^`]+)`", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture)]
    private static partial Regex Code();
}
