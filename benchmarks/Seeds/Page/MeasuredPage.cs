using System.Text;
using SpanPack.Benchmarks.Quick;
using SpanPack.Seeds.Figures;

namespace SpanPack.Seeds.Page;

/// <summary>The page: a head, then a section for each row. Sections that were not measured stay as they are in the file.</summary>
internal sealed class MeasuredPage
{
    private const string Head = """
        # Measured

        `dotnet run -c Release --project benchmarks/Seeds` writes this page; no figure on it is written by hand. `--row ROW` measures one
        section.

        - *Theirs* is what Datadog's tracer for .NET (dd-trace-dotnet) published in its pull requests, before and after a change. It was
          measured on other machines, and often on another runtime: read a ratio to it as an order of magnitude.
        - *Ours* and *here* were measured on the machine that a section names. They are medians of rounds that ran in turns, with their
          intervals at 95 %.
        - *Here* is what ours is compared with in the same run: the part of the name behind the slash, or behind *more than*. *Judged* is
          the ratio or the difference of the two medians.
        - A verdict comes from Welch's test over the rounds at 5 %. With a limit it is *ok* or *over*, or *unclear* for a median above its
          limit in rounds that differ too much. Without a limit, *less*, *more* and *no difference* compare ours with *here*.


        """;

    private readonly Dictionary<string, string> _sections = [];

    internal static MeasuredPage Read(string file)
    {
        var page = new MeasuredPage();
        if (!File.Exists(file)) return page;
        string text = File.ReadAllText(file);
        foreach (SeedRow row in SeedRows.All)
        {
            int begin = text.IndexOf(Begin(row.Id), StringComparison.Ordinal), end = text.IndexOf(End(row.Id), StringComparison.Ordinal);
            if (begin >= 0 && end > begin) page._sections[row.Id] = text[(begin + Begin(row.Id).Length)..end];
        }

        return page;
    }

    internal void Set(string id, string section) => _sections[id] = section;

    internal void Write(string file)
    {
        var text = new StringBuilder(Head);
        foreach (SeedRow row in SeedRows.All)
        {
            string section = _sections.GetValueOrDefault(row.Id) ?? SectionText.NotRun(row);
            text.Append(Begin(row.Id)).Append(section).Append(End(row.Id)).Append("\n\n");
        }

        AtomicFile.Write(file, Encoding.UTF8.GetBytes(text.ToString().TrimEnd() + "\n"));
    }

    private static string Begin(string id) => $"<!-- {id} -->\n";

    private static string End(string id) => $"<!-- end of {id} -->";
}
