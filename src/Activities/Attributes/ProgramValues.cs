using System.Numerics;

namespace SpanPack;

/// <summary>Values of attributes whose text comes from code of the program, and the memory of the others.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class ProgramValues
{
    /// <summary>The result of <see cref="Weigh(object)"/> for a value of a type outside of the framework.</summary>
    internal const long NotKnown = -1;

    private const int MaxTexts = 4096; // of an array that is read later: more than a span shows, and than is worth a walk
    private const int OfObject = 32; // bytes: a box, or a text or an array without its content
    private const int OfPair = 64; // bytes: a name and a value in a list

    [ThreadStatic]
    private static bool s_areBarred;

    /// <summary>
    /// Gets or sets whether code of the program must not run on this thread now, because its activity has ended on another one. Such a
    /// value then has the name of its type as its text.
    /// </summary>
    internal static bool AreBarred { get => s_areBarred; set => s_areBarred = value; }

    /// <summary>Returns whether the text of a value must not be requested now.</summary>
    internal static bool IsBarred(object value) => s_areBarred && Weigh(value) == NotKnown;

    /// <summary>Estimates the memory of a value.</summary>
    /// <returns>Bytes; <see cref="NotKnown"/> for a value whose text may come from code of the program.</returns>
    internal static long Weigh(object value) => value switch
    {
        string text => WeighText(text),
        int or long or bool or double => OfObject,
        Array array => WeighArray(array),
        TagValue known => OfObject + Weigh(known),
        Enum or float or decimal or char or byte or sbyte or short or ushort or uint or ulong or nint or nuint => OfObject,
        DateTime or DateTimeOffset or TimeSpan or DateOnly or TimeOnly or Guid or Half or Int128 or UInt128 => OfObject,
        Version => 2 * OfObject,
        BigInteger number => OfObject + number.GetByteCount(),
        _ => NotKnown,
    };

    /// <summary>Estimates the memory of a value of a structure.</summary>
    internal static long Weigh(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? WeighText(text) : 0,
        TagValueKind.Bytes => OfObject + value.AsBytes().Length,
        TagValueKind.Array => WeighElements(value.AsArray()),
        TagValueKind.KeyValueList => Weigh(value.AsKeyValueList()),
        _ => 0,
    };

    /// <summary>Estimates the memory of names and values.</summary>
    internal static long Weigh(AttributeList attributes)
    {
        long bytes = OfObject;
        foreach (ref readonly KeyValuePair<string, TagValue> pair in attributes.AsSpan())
            bytes += OfPair + WeighText(pair.Key) + Weigh(pair.Value);
        return bytes;
    }

    private static long WeighText(string text) => OfObject + ((long)text.Length * sizeof(char));

    private static long WeighArray(Array array)
    {
        if (array is string?[] texts)
            return texts.Length <= MaxTexts
                ? texts.Sum(static text => text is null ? sizeof(long) : sizeof(long) + WeighText(text)) + OfObject
                : NotKnown;
        return array.GetType().GetElementType()!.IsPrimitive ? OfObject + Buffer.ByteLength(array) : NotKnown;
    }

    private static long WeighElements(ReadOnlySpan<TagValue> elements)
    {
        long bytes = OfObject;
        foreach (ref readonly TagValue element in elements) bytes += OfObject + Weigh(element);
        return bytes;
    }
}
