using System.Buffers;
using System.Buffers.Text;
using System.Globalization;

namespace SpanPack;

/// <summary>Writes text that is assembled from parts on the stack.</summary>
internal static class TextBuilder
{
    /// <summary>Characters of a double in its shortest round-trip form, with room to spare.</summary>
    internal const int MaxNumber = 32;

    private const int MaxStack = 512;

    /// <summary>Writes <c>key.index</c>, the name of one element of an array.</summary>
    internal static ref byte WriteElementKey(scoped ref OutputWindow window, ref byte cursor, string key, int index)
    {
        int length = key.Length + 1 + MaxNumber;
        char[]? rented = null;
        Span<char> text = length <= MaxStack ? stackalloc char[MaxStack] : rented = ArrayPool<char>.Shared.Rent(length);
        key.CopyTo(text);
        text[key.Length] = '.';
        index.TryFormat(text[(key.Length + 1)..], out int digits, default, CultureInfo.InvariantCulture);
        cursor = ref LongText.WriteAny(ref window, ref cursor, text[..(key.Length + 1 + digits)]);
        if (rented is not null) ArrayPool<char>.Shared.Return(rented);
        return ref cursor;
    }

    /// <summary>Writes a value as text: base64 for binary data, JSON for arrays and pairs, others as in <see cref="Format"/>.</summary>
    internal static ref byte WriteAsText(scoped ref OutputWindow window, ref byte cursor, scoped in TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.Bytes: return ref WriteBase64(ref window, ref cursor, value.AsBytes().Span);
            case TagValueKind.Array
                or TagValueKind.KeyValueList:
                return ref LongText.WriteUtf8(ref window, ref cursor, TagValueJson.Format(value));
            default: return ref LongText.WriteAny(ref window, ref cursor, Format(value, stackalloc char[MaxNumber]));
        }
    }

    /// <summary>Formats text unchanged, a Boolean as <c>true</c> or <c>false</c>, a number in invariant digits.</summary>
    /// <param name="value">A value of one of these kinds.</param>
    /// <param name="digits">Room for a number.</param>
    internal static ReadOnlySpan<char> Format(scoped in TagValue value, Span<char> digits)
    {
        int length = 0;
        if (value.Kind == TagValueKind.String) return value.AsString();
        if (value.Kind == TagValueKind.Bool) return value.AsBool() ? "true" : "false";
        if (value.Kind == TagValueKind.Int) value.AsInt64().TryFormat(digits, out length, default, CultureInfo.InvariantCulture);
        else value.AsDouble().TryFormat(digits, out length, "R", CultureInfo.InvariantCulture);
        return digits[..length];
    }

    private static ref byte WriteBase64(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> bytes)
    {
        long byteCount = 4 * ((bytes.Length + 2L) / 3);
        if (byteCount > Array.MaxLength) SizeErrors.ThrowTooLarge();
        cursor = ref window.ReserveMore(ref cursor, StringHeader.MaxSize + byteCount);
        cursor = ref StringHeader.Write(ref cursor, (int)byteCount);
        Base64.EncodeToUtf8(bytes, Cursor.Room(ref cursor, (int)byteCount), out _, out int written);
        return ref Cursor.Skip(ref cursor, written);
    }
}
