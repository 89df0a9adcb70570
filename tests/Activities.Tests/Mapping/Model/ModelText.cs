using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>Texts of values, and the forms of names and tags.</summary>
internal static class ModelText
{
    private static readonly JsonSerializerOptions s_relaxed = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    internal static string Of(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() ?? "",
        TagValueKind.Array or TagValueKind.KeyValueList => HasNoNumber(value) ? "" : Json(value),
        TagValueKind.Bytes => Convert.ToBase64String(value.AsBytes().Span),
        TagValueKind.Bool => value.AsBool() ? "true" : "false",
        TagValueKind.Int => value.AsInt64().ToString(CultureInfo.InvariantCulture),
        _ => Number(value.AsDouble()),
    };

    /// <summary>The form of services, environments and parts of names.</summary>
    internal static string TagForm(string text)
    {
        var form = new StringBuilder();
        bool isRun = false;
        foreach (Rune rune in text.EnumerateRunes())
        {
            Rune lower = Rune.ToLowerInvariant(rune);
            if (lower.Utf8SequenceLength != rune.Utf8SequenceLength) lower = rune;
            if (!Rune.IsLetter(rune) && Rune.GetUnicodeCategory(rune) != UnicodeCategory.DecimalDigitNumber
                && !(rune.IsAscii && ":./-".Contains((char)rune.Value)))
            {
                isRun = true;
                continue;
            }

            if (isRun) form.Append('_');
            isRun = false;
            form.Append(lower.ToString());
        }

        return form.ToString();
    }

    /// <summary>The form of operation names.</summary>
    internal static string NameForm(string text)
    {
        text = text.Length > 100 ? text[..100] : text; // the generator makes long names of ASCII only
        string kept = new([.. text.SkipWhile(static c => !char.IsAsciiLetter(c))]);
        if (kept.Length == 0) return "unnamed_operation";
        if (kept.Length == text.Length && kept.All(static c => char.IsAsciiLetterOrDigit(c) || c is '.' or '_') && !kept.Contains("_.")
            && !kept.Contains("__") && kept[^1] != '_')
            return kept;
        var form = new StringBuilder();
        bool isRun = false;
        foreach (char c in kept)
        {
            if (!char.IsAsciiLetterOrDigit(c) && c != '.')
            {
                isRun = true;
                continue;
            }

            if (isRun && c != '.' && form[^1] != '.') form.Append('_');
            isRun = false;
            form.Append(c);
        }

        return form.ToString();
    }

    private static string Number(double value)
    {
        if (double.IsNaN(value)) return "NaN";
        if (double.IsInfinity(value)) return value > 0 ? "Infinity" : "-Infinity";
        // the only two that are not decimal, of those generated
        return value switch { 1e21 => "1e+21", 1e-7 => "1e-7", _ => value.ToString("R", CultureInfo.InvariantCulture) };
    }

    private static string Json(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? JsonSerializer.Serialize(text, s_relaxed) : "null",
        TagValueKind.Array => "[" + string.Join(",", value.AsArray().ToArray().Select(Json)) + "]",
        TagValueKind.KeyValueList
            => "{"
                + string.Join(",",
                    value.AsKeyValueList()
                        .OrderBy(static pair => pair.Key, StringComparer.Ordinal)
                        .Select(static pair => JsonSerializer.Serialize(pair.Key, s_relaxed) + ":" + Json(pair.Value)))
                + "}",
        TagValueKind.Bytes => "\"" + Of(value) + "\"",
        _ => Of(value),
    };

    private static bool HasNoNumber(TagValue value) => value.Kind switch
    {
        TagValueKind.Double => !double.IsFinite(value.AsDouble()),
        TagValueKind.Array => value.AsArray().ToArray().Any(HasNoNumber),
        TagValueKind.KeyValueList => value.AsKeyValueList().Any(static pair => HasNoNumber(pair.Value)),
        _ => false,
    };
}
