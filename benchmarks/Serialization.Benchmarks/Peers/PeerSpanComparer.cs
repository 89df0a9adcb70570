using System.Text.Json;

namespace SpanPack.Benchmarks.Peers;

/// <summary>Compares spans by what they hold. JSON has an order and shows all of it.</summary>
internal sealed class PeerSpanComparer : IEqualityComparer<PeerSpan>
{
    internal static PeerSpanComparer Instance { get; } = new();

    public bool Equals(PeerSpan? x, PeerSpan? y) => x is null || y is null ? x == y : Text(x).AsSpan().SequenceEqual(Text(y));

    public int GetHashCode(PeerSpan obj) => obj.SpanId.GetHashCode();

    private static byte[] Text(PeerSpan span) => JsonSerializer.SerializeToUtf8Bytes([span], PeerJson.Default.PeerSpanArray);
}
