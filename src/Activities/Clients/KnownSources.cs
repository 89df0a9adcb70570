using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Activities of client libraries that are not work of the program. They are not created unless another listener requests them.
/// </summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
/// <param name="connections">Whether opening a connection is collected.</param>
/// <param name="outer">Whether both activities of one operation are collected.</param>
/// <param name="polling">Whether polling is collected.</param>
[DebuggerDisplay("connections {_connections}, outer {_outer}, polling {_polling}")]
internal sealed class KnownSources(bool connections, bool outer, bool polling)
{
    private const string Aws = "SpanPack.Aws";
    private const string HttpRequest = "System.Net.Http.HttpRequestOut";

    private readonly bool _connections = connections;
    private readonly bool _outer = outer;
    private readonly bool _polling = polling;

    /// <summary>Returns whether a new activity is omitted.</summary>
    internal bool LeaveOut(in ActivityCreationOptions<ActivityContext> options) => options.Source.Name switch
    {
        "Npgsql" => !_connections && options.Name.StartsWith("CONNECT", StringComparison.Ordinal),
        "MySqlConnector" => !_connections && options.Name == "Open",
        "MongoDB.Driver" => !_outer && HasTag(options, "db.operation.name"), // its commands, which name the server, follow
        "System.Net.Http" => !_outer && IsOfAws(Activity.Current), // tells of the same request
        "Azure.Core.Http" => !_outer && options.Kind == ActivityKind.Client, // HttpClient tells of the same request
        "Quartz" => !_polling && options.Parent == default && options.Name.StartsWith("Quartz.JobStore.", StringComparison.Ordinal),
        _ => false,
    };

    /// <summary>
    /// Returns whether an activity without a source is left out. HttpClient creates one for the headers if that of its source is not
    /// wanted.
    /// </summary>
    internal bool LeaveOut(Activity activity) => !_outer && activity.OperationName == HttpRequest && IsOfAws(activity.Parent);

    private static bool IsOfAws(Activity? activity) => activity?.Source.Name == Aws;

    private static bool HasTag(in ActivityCreationOptions<ActivityContext> options, string name)
    {
        if (options.Tags is not { } tags) return false;
        foreach (KeyValuePair<string, object?> tag in tags)
        {
            if (tag.Key == name) return true;
        }

        return false;
    }
}
