namespace SpanPack.Tool.Tests.Bounds;

/// <summary>A command line that a payload is given to.</summary>
/// <param name="Name">For the table.</param>
/// <param name="Arguments">Makes the command line, of the payload and of a file that may be written.</param>
internal sealed record BoundedCommand(string Name, Func<string, string, string[]> Arguments)
{
    /// <summary>Every command that reads a payload, but <c>send</c>, which needs an agent.</summary>
    internal static IReadOnlyList<BoundedCommand> All { get; } =
    [
        new("dump", static (payload, _) => ["dump", payload]),
        new("dump-json", static (payload, _) => ["dump", payload, "-o", "json"]),
        new("dump-waterfall", static (payload, _) => ["dump", payload, "-o", "waterfall"]),
        new("dump-trace", static (payload, _) => ["dump", payload, "--trace", "0"]),
        new("validate", static (payload, _) => ["validate", payload]),
        new("validate-strict", static (payload, _) => ["validate", payload, "--strict"]),
        new("stats", static (payload, _) => ["stats", payload]),
        new("diff", static (payload, _) => ["diff", payload, payload]),
        new("convert-v0.4", static (payload, output) => ["convert", payload, output, "--to", "v0.4", "--force"]),
        new("convert-v0.5", static (payload, output) => ["convert", payload, output, "--to", "v0.5", "--force"]),
        new("convert-v0.7", static (payload, output) => ["convert", payload, output, "--to", "v0.7", "--force"]),
        new("convert-v1.0", static (payload, output) => ["convert", payload, output, "--to", "v1.0", "--force"]),
    ];

    public override string ToString() => Name;
}
