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
            pairs.Add(new ConstantTagEntry(name, value, ReservedNames.Find(name), start..(run.Length - rest.Length)));
        }

        Pairs = [.. pairs];
        HasReserved = Array.Exists(Pairs, static pair => pair.Reserved != ReservedNames.None);
    }

    /// <summary>Gets name, value, name, value, …: MessagePack strings without a map header.</summary>
    internal byte[] Run { get; }

    internal ConstantTagEntry[] Pairs { get; }

    internal bool HasReserved { get; }
}
