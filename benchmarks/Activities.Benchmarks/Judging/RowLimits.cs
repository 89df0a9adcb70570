using System.Text.Json;

namespace SpanPack.Benchmarks.Judging;

/// <summary>The limits of a command: a list of the program's <c>limits.json</c>.</summary>
internal static class RowLimits
{
    private const string Resource = "limits.json";

    /// <param name="command">The name of the list.</param>
    internal static IReadOnlyList<RowLimit> Load(string command)
    {
        using Stream stream = typeof(RowLimits).Assembly.GetManifestResourceStream(Resource)
            ?? throw new InvalidOperationException($"{Resource} is not in the program.");
        Dictionary<string, RowLimit[]>? limits = JsonSerializer.Deserialize(stream, JudgingJson.Default.DictionaryStringRowLimitArray);
        return limits?.GetValueOrDefault(command) ?? throw new InvalidOperationException($"{Resource} has no list '{command}'.");
    }
}
