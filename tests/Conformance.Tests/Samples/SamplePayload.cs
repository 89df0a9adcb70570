using SpanPack.Conformance.Tests.Readers;

namespace SpanPack.Conformance.Tests.Samples;

/// <summary>A payload that this library writes, with the spans it was made of.</summary>
/// <param name="Name">What it shows.</param>
/// <param name="Formatter">What writes it.</param>
/// <param name="Chunks">The chunks.</param>
/// <param name="Repaired">
/// Whether the agent has to repair something, or drops a chunk: the payload is well-formed, but no tracer should send it.
/// </param>
internal sealed record SamplePayload(string Name, SpanMessagePackFormatter Formatter, IReadOnlyList<TraceChunk> Chunks,
    bool Repaired = false)
{
    internal byte[] Body { get; } = Reencoding.Write(Reencoding.OptionsOf(Formatter), Chunks);

    public override string ToString() => Name;
}
