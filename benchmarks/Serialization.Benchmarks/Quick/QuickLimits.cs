using System.Text.Json;

namespace SpanPack.Benchmarks.Quick;

/// <summary>The content of <c>limits.json</c>.</summary>
/// <param name="Rows">The rows, in the order of the table.</param>
/// <param name="AllocatedBytes">What a writer may allocate for a span.</param>
/// <param name="HostileBytes">What a reader may allocate for a byte of a payload, whoever made it.</param>
internal sealed record QuickLimits(IReadOnlyList<Limit> Rows, double AllocatedBytes, double HostileBytes)
{
    private const string Resource = "limits.json";

    internal static QuickLimits Load()
    {
        using Stream stream = typeof(QuickLimits).Assembly.GetManifestResourceStream(Resource)
            ?? throw new InvalidOperationException($"{Resource} is not in the program.");
        return JsonSerializer.Deserialize(stream, QuickJson.Default.QuickLimits)
            ?? throw new InvalidOperationException($"{Resource} is empty.");
    }
}
