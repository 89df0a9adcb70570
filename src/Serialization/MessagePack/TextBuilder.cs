using System.Globalization;

namespace SpanPack;

/// <summary>Writes text that is put together from parts, on the stack.</summary>
internal static class TextBuilder
{
    private const int MaxNumber = 32; // characters of a double in its shortest round-trip form, with room to spare
    private const int MaxStack = 512;

    /// <summary>Writes <c>key.index</c>, the name of one element of an array.</summary>
    internal static ref byte WriteElementKey(scoped ref OutputWindow window, ref byte cursor, string key, int index)
    {
        int length = key.Length + 1 + MaxNumber;
        char[]? rented = null;
        Span<char> text = length <= MaxStack ? stackalloc char[MaxStack] : rented = System.Buffers.ArrayPool<char>.Shared.Rent(length);
        key.CopyTo(text);
        text[key.Length] = '.';
        index.TryFormat(text[(key.Length + 1)..], out int digits, default, CultureInfo.InvariantCulture);
        cursor = ref LongText.WriteAny(ref window, ref cursor, text[..(key.Length + 1 + digits)]);
        if (rented is not null) System.Buffers.ArrayPool<char>.Shared.Return(rented);
        return ref cursor;
    }

    /// <summary>Writes a value that is no array as text: as it is, <c>true</c> or <c>false</c>, or invariant digits.</summary>
    internal static ref byte WriteAsText(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value)
    {
        Span<char> text = stackalloc char[MaxNumber];
        int length = 0;
        switch (value.Kind)
        {
            case TagValueKind.Bool:
                return ref LongText.WriteAny(ref window, ref cursor, value.AsBool() ? "true" : "false");
            case TagValueKind.Int:
                value.AsInt64().TryFormat(text, out length, default, CultureInfo.InvariantCulture);
                break;
            case TagValueKind.Double:
                value.AsDouble().TryFormat(text, out length, "R", CultureInfo.InvariantCulture);
                break;
            default:
                return ref LongText.WriteAny(ref window, ref cursor, value.AsString());
        }

        return ref LongText.WriteAny(ref window, ref cursor, text[..length]);
    }
}
