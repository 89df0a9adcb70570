using SpanPack.Benchmarks.Peers;
using SpanPack.Benchmarks.Reading;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Quick;

/// <summary>One thing that the quick mode measures.</summary>
/// <param name="Shape">The spans.</param>
/// <param name="Label">What is done with them.</param>
/// <param name="Arrangement">How many there are.</param>
/// <param name="Workload">Does it.</param>
internal sealed record QuickCase(SpanShape Shape, string Label, Arrangement Arrangement, Workload Workload)
{
    /// <summary>The name in tables and in the file of limits.</summary>
    internal string Name => $"{Shape.Label()} {Label}, {Arrangement.Label()}";

    internal CaseKind Kind => Workload switch
    {
        ChunkWriting or PayloadWriting => CaseKind.Writer,
        PayloadReading or PayloadVisiting => CaseKind.Reader,
        OtlpPeer or JsonPeer or PlainPeer => CaseKind.Peer,
        _ => CaseKind.Floor,
    };
}
