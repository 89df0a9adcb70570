using System.Globalization;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>The parameters of a request, checked.</summary>
internal readonly struct PageQuery(HttpContext context)
{
    private const int MaxIds = 100;

    internal string? Text(string name) => context.Request.Query[name] is [var value, ..] ? value : null;

    /// <exception cref="PageException">The value is not a whole number in the range.</exception>
    internal long Number(string name, long missing, long least, long most)
    {
        if (Text(name) is not { } text) return missing;
        if (long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out long number) && number >= least && number <= most)
        {
            return number;
        }

        throw PageException.Parameter(name, string.Create(CultureInfo.InvariantCulture, $"a whole number from {least} to {most}"));
    }

    /// <summary>Reads the filter.</summary>
    /// <exception cref="PageException">It cannot be read.</exception>
    internal Filter Filter()
    {
        try
        {
            return FilterParser.Parse(Text("filter"));
        }
        catch (FilterException problem)
        {
            throw new PageException(400, "filter", problem.Message, problem.At);
        }
    }

    /// <summary>Reads ids of traces.</summary>
    /// <returns>Their lower halves; null where none are named.</returns>
    /// <exception cref="PageException">They cannot be read.</exception>
    internal IReadOnlyList<ulong>? Ids()
    {
        if (Text("ids") is not { } text) return null;
        string[] parts = text.Split(',', MaxIds + 1);
        var ids = new List<ulong>(parts.Length);
        foreach (string part in parts)
        {
            if (ids.Count == MaxIds || !TraceIdText.TryParseLower(part, out ulong id))
            {
                throw PageException.Parameter("ids", $"at most {MaxIds} ids of 16 or 32 hexadecimal digits");
            }

            ids.Add(id);
        }

        return ids;
    }

    /// <summary>Reads the order of a list, such as <c>duration</c> or, the highest first, <c>-duration</c>.</summary>
    /// <returns>The order; null for the usual one.</returns>
    /// <exception cref="PageException">The order does not exist.</exception>
    internal TraceSorting? Sorting()
    {
        if (Text("sort") is not { Length: > 0 } text) return null;
        bool isDescending = text[0] == '-';
        string column = isDescending ? text[1..] : text;
        string[] columns = [.. Enum.GetNames<TraceOrder>().Select(static name => name.ToLowerInvariant())];
        int place = Array.IndexOf(columns, column);
        if (place < 0)
        {
            throw PageException.Parameter(
                "sort", string.Join(", ", columns) + ", with - before it for the highest first");
        }

        return new TraceSorting(Enum.GetValues<TraceOrder>()[place], isDescending);
    }

    /// <summary>Reads a part of the path.</summary>
    internal string Route(string name) => context.Request.RouteValues[name] as string ?? string.Empty;
}
