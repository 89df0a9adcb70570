using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;

namespace SpanPack;

/// <summary>Converts objects that programs set as attribute values to values on the wire.</summary>
internal static class AttributeValues
{
    private const int MaxDepth = 8; // arrays within arrays; deeper ones, and those that hold themselves, are empty
    private const int MaxElements = 4096; // of one attribute, in all its arrays

    /// <summary>
    /// Reads a value: texts, Booleans and numbers directly, arrays element by element, all others by their invariant text. Never throws.
    /// </summary>
    /// <param name="value">The value; null gives null text.</param>
    /// <param name="result">The value on the wire.</param>
    internal static void Read(object? value, out TagValue result)
    {
        // Most frequent first: each test is one comparison of types.
        if (value is string text) result = new TagValue(text);
        else if (value is int number) result = new TagValue((long)number);
        else if (value is long large) result = new TagValue(large);
        else if (value is bool flag) result = new TagValue(flag);
        else if (value is double real) result = new TagValue(real);
        else result = ReadOther(value);
    }

    /// <summary>
    /// Returns a value that gives the same text when read again: objects with a text from code of the program are read once.
    /// </summary>
    internal static object Settle(object value)
    {
        if (value is string or int or long or bool or double) return value;
        return Box(ReadOther(value));
    }

    /// <summary>Returns a value as an object: texts unchanged.</summary>
    internal static object Box(in TagValue value) => value.Kind == TagValueKind.String ? (object?)value.AsString() ?? string.Empty : value;

    private static TagValue ReadOther(object? value)
    {
        if (value is Array array)
        {
            int budget = MaxElements;
            return ReadArray(array, depth: 0, ref budget);
        }

        return ReadScalar(value);
    }

    private static TagValue ReadScalar(object? value) => value switch
    {
        null => default,
        TagValue known => known,
        string text => new TagValue(text),
        bool flag => new TagValue(flag),
        int number => new TagValue((long)number),
        long number => new TagValue(number),
        double number => new TagValue(number),
        float number => new TagValue(number),
        uint number => new TagValue((long)number),
        short number => new TagValue((long)number),
        ushort number => new TagValue((long)number),
        byte number => new TagValue((long)number),
        sbyte number => new TagValue((long)number),
        char character => new TagValue(character.ToString()),
        _ => new TagValue(ToText(value)),
    };

    private static TagValue ReadArray(Array array, int depth, ref int budget)
    {
        if (array is byte[] bytes && bytes.GetType() == typeof(byte[])) return new TagValue((byte[])bytes.Clone());
        if (array.Rank != 1) return new TagValue(ToText(array));
        int count = Math.Min(array.Length, budget);
        var elements = new TagValue[count];
        budget -= count;
        switch (array)
        {
            case string?[] texts:
                for (int i = 0; i < count; i++) elements[i] = new TagValue(texts[i]);
                break;
            case bool[] flags:
                for (int i = 0; i < count; i++) elements[i] = new TagValue(flags[i]);
                break;
            case long[] numbers when array.GetType() == typeof(long[]):
                for (int i = 0; i < count; i++) elements[i] = new TagValue(numbers[i]);
                break;
            case int[] numbers when array.GetType() == typeof(int[]):
                for (int i = 0; i < count; i++) elements[i] = new TagValue((long)numbers[i]);
                break;
            case double[] numbers:
                for (int i = 0; i < count; i++) elements[i] = new TagValue(numbers[i]);
                break;
            default:
                ReadObjects(array, elements, depth, ref budget);
                break;
        }

        return new TagValue(elements);
    }

    private static void ReadObjects(IEnumerable array, TagValue[] elements, int depth, ref int budget)
    {
        int i = 0;
        foreach (object? item in array)
        {
            if (i == elements.Length) return;
            if (item is not Array inner) elements[i] = ReadScalar(item);
            else elements[i] = depth + 1 < MaxDepth ? ReadArray(inner, depth + 1, ref budget) : new TagValue(ReadOnlySpan<TagValue>.Empty);
            i++;
        }
    }

    [SuppressMessage("Design", "CA1031", Justification = "Code of the program: what it throws must not cost the span.")]
    private static string? ToText(object value)
    {
        if (ProgramValues.IsBarred(value)) return value.GetType().FullName;
        try
        {
            return Convert.ToString(value, CultureInfo.InvariantCulture);
        }
        catch (Exception)
        {
            return value.GetType().FullName;
        }
    }
}
