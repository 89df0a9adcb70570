namespace SpanPack.Fuzz.Targets;

/// <summary>What is fuzzed. A target throws when bytes lead to something that is not documented.</summary>
internal static class FuzzTargets
{
    private static readonly Dictionary<string, Action<byte[]>> s_targets = new(StringComparer.Ordinal)
    {
        ["readers"] = ReaderTarget.Run,
        ["headers"] = HeaderTarget.Run,
        ["filters"] = PageFilterTarget.Run,
        ["polls"] = PollTarget.Run,
        ["otlp"] = static input => OtlpTarget.Run(input, isJson: false),
        ["otlp-json"] = static input => OtlpTarget.Run(input, isJson: true),
    };

    internal static IEnumerable<string> Names => s_targets.Keys;

    internal static Action<byte[]>? Find(string name) => s_targets.GetValueOrDefault(name);
}
