using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Decodes attributes that are a map of keys and values of one encoding. Inlined, so that encodings are known when callers are compiled.
/// </summary>
internal static class AttributeDecoder
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void DecodeMap<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement owner, FieldEncoding keys,
        FieldEncoding values)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--) Decode(ref reader, ref visitor, owner, keys, values, count);
    }

    /// <summary>Decodes one entry of a map.</summary>
    /// <param name="reader">The start of the entry.</param>
    /// <param name="visitor">Receives the attribute.</param>
    /// <param name="owner">The owner of the attribute.</param>
    /// <param name="key">The encoding of its key.</param>
    /// <param name="value">The encoding of its value: text, double or structure.</param>
    /// <param name="count">The remaining entries, including this one.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement owner, FieldEncoding key,
        FieldEncoding value, int count)
        where TVisitor : ITraceVisitor
    {
        TraceText name = reader.ReadText(key);
        reader.PushKey(name);
        if (value == FieldEncoding.DoubleLenient) visitor.VisitAttribute(owner, name, new TraceValue(reader.ReadDoubleLenient(), count));
        else if (value == FieldEncoding.Structure) visitor.VisitAttribute(owner, name, new TraceValue(reader.ReadStructure()));
        else visitor.VisitAttribute(owner, name, new TraceValue(reader.ReadText(value), count));
        reader.Path.Pop();
    }
}
