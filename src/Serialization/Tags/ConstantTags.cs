namespace SpanPack;

/// <summary>The constant tags of one tag class: as one run of bytes, and separately.</summary>
internal sealed class ConstantTags
{
    internal ConstantTags(ReadOnlySpan<byte> run)
    {
        Run = run.ToArray();
        var pairs = new List<ConstantTagEntry>();
        for (ReadOnlySpan<byte> rest = run; !rest.IsEmpty;)
        {
            int start = run.Length - rest.Length;
            string name = EncodedString.Read(ref rest);
            string value = EncodedString.Read(ref rest);
            var pair = new ConstantTagEntry(name, value, start..(run.Length - rest.Length));
            HasReserved |= pair.Reserved != ReservedNames.None;
            pairs.Add(pair);
        }

        Pairs = pairs.ToArray();
    }

    /// <summary>Gets name, value, name, value, …: MessagePack strings without a map header.</summary>
    internal readonly byte[] Run;

    internal readonly ConstantTagEntry[] Pairs;

    internal readonly bool HasReserved;
}
