using System.Diagnostics;

namespace SpanPack.OneSecond;

/// <summary>A console program that makes one query, with a collector of its own: where the agent is, the environment says.</summary>
internal static class QueryProgram
{
    private static readonly ActivitySource s_source = new("Npgsql", "9.0.3");

    internal static void Run(bool isTraced)
    {
        if (!isTraced)
        {
            Query();
            return;
        }

        using ActivityTraceCollector collector = Listen();
        Query();
    }

    /// <summary>What an instrumented driver does.</summary>
    internal static void Query()
    {
        using Activity? activity = s_source.StartActivity("shop", ActivityKind.Client);
        activity?.SetTag("db.system.name", "postgresql")
            .SetTag("db.namespace", "shop")
            .SetTag("db.query.text", "SELECT id, name FROM products WHERE id = $1")
            .SetTag("server.address", "db.shop.internal")
            .SetTag("server.port", 5432);
    }

    // By itself: the program that is not traced loads nothing of it.
    private static ActivityTraceCollector Listen() => new();
}
