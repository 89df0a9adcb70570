using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The automatic tags of a role as v0.4 writes them: texts, the field <c>metrics</c> with its map header, and numbers, in one run of bytes: the rest of most spans.</summary>
internal sealed class V04RoleTags
{
    private V04RoleTags(RoleTags role)
    {
        byte[] texts = V04Run.Encode(role.Strings);
        Tail = new PaddedBytes([.. texts, .. V04Fields.Metrics, (byte)(MessagePackCode.MinFixMap | role.Metrics.Count), .. V04Run.Encode(role.Metrics)]); // at most three numbers
        MetricCount = role.Metrics.Count;
        Bound = V04Bound.Fixed + Tail.Array.Length;
        MetricsOffset = texts.Length + V04Fields.Metrics.Length;
    }

    /// <summary>The bytes. With a sampling priority, the last 8 are its value, to be filled in.</summary>
    internal PaddedBytes Tail { get; }

    /// <summary>Bytes of a span with this role and no tags of its own, at most, texts of any length excepted.</summary>
    internal int Bound { get; }

    /// <summary>Numbers in <see cref="Tail"/>.</summary>
    internal int MetricCount { get; }

    /// <summary>Where the map header of the numbers is in <see cref="Tail"/>: one byte.</summary>
    internal int MetricsOffset { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static V04RoleTags Of(RoleTags role) => role.KeyedEncoding is { } made ? Unsafe.As<V04RoleTags>(made) : Make(role);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static V04RoleTags Make(RoleTags role)
    {
        var encoded = new V04RoleTags(role);
        role.KeyedEncoding = encoded; // two threads at once make it twice
        return encoded;
    }
}
