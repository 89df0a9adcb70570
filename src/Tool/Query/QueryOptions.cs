namespace SpanPack.Tool;

/// <summary>The request of <c>query</c> and <c>wait</c>.</summary>
/// <param name="Filter">The filter, as it was typed.</param>
/// <param name="Page">The address of the page.</param>
/// <param name="Files">The saved payloads; null to ask the page.</param>
/// <param name="Limit">The most traces, or the number that is waited for.</param>
internal sealed record QueryOptions(string Filter, Uri Page, IReadOnlyList<PayloadFile>? Files, int Limit)
{
    /// <summary>Reads a filter.</summary>
    /// <exception cref="ToolException">It cannot be read.</exception>
    internal static Filter Read(string filter)
    {
        try
        {
            return FilterParser.Parse(filter);
        }
        catch (FilterException problem)
        {
            throw new ToolException($"the {problem.In(filter)}");
        }
    }
}
