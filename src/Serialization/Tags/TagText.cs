using System.ComponentModel;
using System.Globalization;
using System.Numerics;

namespace SpanPack.CompilerServices;

/// <summary>Converts tags that are stored as text but declared as another type. Used by generated code.</summary>
/// <remarks>
/// 0 to 999 and the two Booleans use cached strings. Other numbers need one <c>ToString</c>, unless they recur soon, as ports do. Safe for
/// any number of threads.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class TagText
{
    private const int CachedNumbers = 1000; // status codes, attempts

    private static readonly string[] s_numbers = CreateNumbers();

    /// <summary>Formats a Boolean as <c>true</c> or <c>false</c>.</summary>
    /// <param name="value">The value, or <see langword="null"/> for an unset tag.</param>
    /// <returns>The text, or <see langword="null"/>.</returns>
    public static string? FromBoolean(bool? value) => value switch { null => null, true => "true", false => "false" };

    /// <summary>Formats an integer as invariant decimal text.</summary>
    /// <typeparam name="T">An integer type of at most 64 bits.</typeparam>
    /// <param name="value">The value, or <see langword="null"/> for an unset tag.</param>
    /// <returns>The text, or <see langword="null"/>.</returns>
    public static string? FromInteger<T>(T? value)
        where T : struct, IBinaryInteger<T>
    {
        if (value is not { } number) return null;
        return T.IsPositive(number) && number <= T.CreateSaturating(CachedNumbers - 1)
            ? s_numbers[int.CreateTruncating(number)]
            : NumberTexts.Get(number);
    }

    /// <summary>Parses a Boolean: <c>true</c> or <c>false</c>, case-insensitive.</summary>
    /// <param name="text">The text of the slot.</param>
    /// <returns>The value; <see langword="null"/> when the tag is unset or has another text.</returns>
    public static bool? ToBoolean(string? text) => bool.TryParse(text, out bool value) ? value : null;

    /// <summary>Parses an integer.</summary>
    /// <typeparam name="T">An integer type of at most 64 bits.</typeparam>
    /// <param name="text">The text of the slot.</param>
    /// <returns>The value; <see langword="null"/> when the tag is unset or is not such a number.</returns>
    public static T? ToInteger<T>(string? text)
        where T : struct, IBinaryInteger<T>
        => T.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out T value) ? value : null;

    private static string[] CreateNumbers()
    {
        var numbers = new string[CachedNumbers];
        for (int i = 0; i < numbers.Length; i++) numbers[i] = i.ToString(CultureInfo.InvariantCulture);
        return numbers;
    }
}
