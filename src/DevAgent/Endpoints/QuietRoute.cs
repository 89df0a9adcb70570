namespace SpanPack;

/// <summary>A path of real tracers without traces. Its bodies are accepted, answered as by a healthy agent, and ignored.</summary>
/// <param name="Path">The path, exact and case-sensitive; with <c>/</c> at the end, all paths below it.</param>
/// <param name="ContentType">The content type of the answer; null when it is empty.</param>
/// <param name="Answer">The body of the answer.</param>
/// <param name="TooLarge">The status for a body over the limit.</param>
internal sealed record QuietRoute(string Path, string? ContentType = "application/json", string Answer = "{}", int TooLarge = 413)
{
    private const string PlainText = "text/plain; charset=utf-8";

    /// <summary>Gets the routes. They are not in <c>/info</c>, so that clients do not send data that is ignored here.</summary>
    internal static IReadOnlyList<QuietRoute> All { get; } =
    [
        new("/v0.6/stats", null, string.Empty, TooLarge: 400),
        new(ConfigurationEndpoint.Path), // without a folder of configurations; an empty answer says that nothing has changed
        new("/v0.1/pipeline_stats"),
        new("/evp_proxy/"),
        new("/debugger/"),
        new("/symdb/"),
        new("/profiling/v1/input"),
        new("/dogstatsd/"),
        new("/openlineage/"),
        new("/tracer_flare/"),
        .. new[] { "/v0.1", "/v0.2", "/v0.3", "/v0.4" }.Select(static version => new QuietRoute(version + "/services", PlainText, "OK\n")),
    ];

    /// <summary>Gets the route of a path, or null.</summary>
    internal static QuietRoute? Find(string path) => All.FirstOrDefault(route => route.Takes(path));

    private bool Takes(string path)
        => Path[^1] == '/' ? path.Length > Path.Length && path.StartsWith(Path, StringComparison.Ordinal) : path == Path;
}
