using SpanPack.Conformance.Tests.Differential;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Payloads with something left out, the most first.</summary>
internal static class SmallerPayloads
{
    internal static IEnumerable<byte[]> Of(byte[] payload)
    {
        foreach (byte[] smaller in WithoutParts(payload)) yield return smaller;
        for (int size = payload.Length / 2; size > 0; size /= 2)
        {
            for (int at = 0; at + size <= payload.Length; at += size) yield return [.. payload.AsSpan(0, at), .. payload.AsSpan(at + size)];
        }
    }

    private static IEnumerable<byte[]> WithoutParts(byte[] payload)
    {
        if (PackValue.TryParse(payload, out int length) is not { } root) yield break;
        byte[] rest = payload[length..];
        foreach (PackValue container in new PackTree(root).Values().Where(static value => value.Items is not null).ToList())
        {
            int width = container.IsMap ? 2 : 1;
            for (int at = 0; at + width <= container.Items!.Count; at += width)
            {
                List<PackValue> removed = container.Items.GetRange(at, width);
                container.Items.RemoveRange(at, width);
                yield return [.. root.ToBytes(), .. rest];
                container.Items.InsertRange(at, removed);
            }
        }
    }
}
