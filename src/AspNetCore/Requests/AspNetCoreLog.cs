using Microsoft.Extensions.Logging;

namespace SpanPack;

/// <summary>
/// Logs requests that could not be completed: once, since every request would repeat it. Safe for use by any number of threads.
/// </summary>
internal sealed partial class AspNetCoreLog(ILogger logger)
{
    private int _hasSaid;

    internal void Unexpected(Exception problem)
    {
        if (Interlocked.Exchange(ref _hasSaid, 1) == 0) Incomplete(problem);
    }

    internal void BadPattern(string problem) => Pattern(problem);

    [LoggerMessage(1, LogLevel.Warning, "A request could not be completed. This is logged once.")]
    private partial void Incomplete(Exception problem);

    [LoggerMessage(2, LogLevel.Warning,
        "DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP is not a regular expression, queries are not shown: {Problem}")]
    private partial void Pattern(string problem);
}
