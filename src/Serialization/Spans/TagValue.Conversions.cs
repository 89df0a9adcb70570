using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

[DebuggerDisplay("{ToString(),nq}")]
public readonly partial struct TagValue
{
    /// <summary>Gets whether the value is an array that contains arrays, which only v1.0 supports.</summary>
    internal bool IsNested
    {
        get
        {
            if (Kind != TagValueKind.Array) return false;
            foreach (ref readonly TagValue element in AsArray())
            {
                if (element.Kind == TagValueKind.Array) return true;
            }

            return false;
        }
    }

    /// <summary>Converts text.</summary>
    public static implicit operator TagValue(string? value) => new(value);

    /// <summary>Converts a Boolean.</summary>
    public static implicit operator TagValue(bool value) => new(value);

    /// <summary>Converts an integer.</summary>
    public static implicit operator TagValue(int value) => new((long)value);

    /// <summary>Converts an integer.</summary>
    public static implicit operator TagValue(long value) => new(value);

    /// <summary>Converts a floating-point number.</summary>
    public static implicit operator TagValue(double value) => new(value);

    /// <summary>Converts an array of texts.</summary>
    public static implicit operator TagValue(string?[] values) => FromArray(values);

    /// <summary>Converts an array of Booleans.</summary>
    public static implicit operator TagValue(bool[] values) => FromArray(values);

    /// <summary>Converts an array of integers.</summary>
    public static implicit operator TagValue(long[] values) => FromArray(values);

    /// <summary>Converts an array of floating-point numbers.</summary>
    public static implicit operator TagValue(double[] values) => FromArray(values);

    /// <summary>Converts a value whose type is known at run time only.</summary>
    /// <param name="value">
    /// A string, char (becomes text), bool, integer of up to 63 bits, float or double, or a one-dimensional array of one of these.
    /// </param>
    /// <param name="result">The value when the method returns <see langword="true"/>.</param>
    /// <returns><see langword="false"/> for everything else: null, ulong, decimal, object arrays, empty and nested arrays.</returns>
    public static bool TryCreate(object? value, out TagValue result)
    {
        if (value is Array array) return TryCreateArray(array, out result);
        TagValue? scalar = value switch
        {
            string text => (TagValue?)new TagValue(text),
            char character => new TagValue(character.ToString()),
            bool boolean => new TagValue(boolean),
            sbyte or byte or short or ushort or int or uint or long => new TagValue(Convert.ToInt64(value, CultureInfo.InvariantCulture)),
            float or double => new TagValue(Convert.ToDouble(value, CultureInfo.InvariantCulture)),
            _ => default(TagValue?),
        };
        result = scalar.GetValueOrDefault();
        return scalar.HasValue;
    }

    private static bool TryCreateArray(Array array, out TagValue result)
    {
        result = default;
        if (array is not (string?[] or char[] or bool[] or sbyte[] or byte[] or short[] or ushort[] or int[] or uint[] or long[] or float[]
            or double[]))
            return false;
        // A cast between signed and unsigned arrays succeeds in the runtime: uint[] also covers enums, which do not qualify.
        if (array.Length == 0 || array.GetType().GetElementType() is { IsEnum: true }) return false;

        var elements = new List<TagValue>(array.Length);
        foreach (object? item in array)
        {
            if (TryCreate(item, out TagValue element)) elements.Add(element);
        }

        result = new TagValue(TagValueKind.Array, elements.ToArray(), 0);
        return elements.Count > 0;
    }

    private static TagValue FromArray<T>(T[] values)
    {
        ArgumentNullException.ThrowIfNull(values);
        var elements = new TagValue[values.Length];
        for (int i = 0; i < values.Length; i++)
        {
            elements[i] = values[i] switch
            {
                bool boolean => new TagValue(boolean),
                long integer => new TagValue(integer),
                double number => new TagValue(number),
                var other => new TagValue((string?)(object?)other),
            };
        }

        return new TagValue(TagValueKind.Array, elements, 0);
    }
}
