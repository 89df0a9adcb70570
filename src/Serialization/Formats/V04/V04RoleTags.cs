using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The automatic tags of a role in v0.4: texts, the field <c>metrics</c> with its map header, and numbers. They are one run of bytes at the
/// end of most spans.
/// </summary>
internal sealed class V04RoleTags
{
    private V04RoleTags(RoleTags role)
    {
        byte[] texts = V04Run.Encode(role.Strings);
        var tail = new List<byte>(texts);
        tail.AddRange(V04Fields.Metrics);
        tail.Add((byte)(MessagePackCode.MinFixMap | role.Metrics.Count)); // at most three numbers
        tail.AddRange(V04Run.Encode(role.Metrics));
        Tail = new PaddedBytes(tail.ToArray());
        MetricCount = role.Metrics.Count;
        Bound = V04Bound.Fixed + Tail.Array.Length;
        MetricsOffset = texts.Length + V04Fields.Metrics.Length;
    }

    /// <summary>The bytes. With a sampling priority, the last 8 are its value, which the writer fills in.</summary>
    internal readonly PaddedBytes Tail;

    /// <summary>The maximum bytes of a span with this role and no other tags, without texts of any length.</summary>
    internal readonly int Bound;

    /// <summary>The number of numbers in <see cref="Tail"/>.</summary>
    internal readonly int MetricCount;

    /// <summary>The offset of the map header of the numbers in <see cref="Tail"/>: one byte.</summary>
    internal readonly int MetricsOffset;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static V04RoleTags Of(RoleTags role) => role.KeyedEncoding is { } made ? KnownType.Of<V04RoleTags>(made) : Make(role);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static V04RoleTags Make(RoleTags role)
    {
        var encoded = new V04RoleTags(role);
        role.KeyedEncoding = encoded; // two threads at once make it twice
        return encoded;
    }
}
