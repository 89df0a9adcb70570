using System.Globalization;

namespace SpanPack.Activities.Tests.Mapping.Model;

/// <summary>
/// Looks keys up as the agent does: a key and a type, over the span first, then over the resource. Of a repeated key, the first is seen.
/// </summary>
internal sealed class ModelLookup(ModelInput input)
{
    /// <summary>The first text of these keys that is not empty; else an empty text.</summary>
    internal string Text(params string[] keys)
    {
        foreach (string key in keys)
        {
            foreach (TagValue? value in Both(key))
            {
                if (value is { Kind: TagValueKind.String } text && text.AsString() is { Length: > 0 } found) return found;
            }
        }

        return "";
    }

    /// <summary>The same in the form of tags.</summary>
    internal string Form(params string[] keys) => ModelText.TagForm(Text(keys));

    /// <summary>The first integer of a key, whether it is of use or not.</summary>
    internal long? Int(string key)
    {
        foreach (TagValue? value in Both(key))
        {
            if (value is { Kind: TagValueKind.Int } number) return number.AsInt64();
        }

        return null;
    }

    /// <summary>The HTTP status: each key as an integer, then as a text.</summary>
    internal long? Http()
    {
        foreach (string key in (string[])["http.status_code", "http.response.status_code"])
        {
            if (Int(key) is { } number) return number;
            string text = Text(key);
            if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long whole)) return whole;
            if (double.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture,
                out double real)
                && real == Math.Truncate(real))
                return (long)real;
        }

        return null;
    }

    /// <summary>The gRPC status: each key as a text, then as an integer.</summary>
    internal string Grpc()
    {
        string system = Text("rpc.system.name") is { Length: > 0 } name ? name : Text("rpc.system");
        string[] keys = ["rpc.grpc.status_code", "grpc.code", "rpc.grpc.status.code", "grpc.status.code",
            .. system == "grpc" ? new[] { "rpc.response.status_code" } : []];
        foreach (string key in keys)
        {
            if (Text(key) is { Length: > 0 } text) return text;
            if (Int(key) is { } number) return number.ToString(CultureInfo.InvariantCulture);
        }

        return "";
    }

    private IEnumerable<TagValue?> Both(string key)
    {
        foreach ((string Key, TagValue Value)[] attributes in ((string, TagValue)[][])[input.Attributes, input.Resource])
        {
            int index = Array.FindIndex(attributes, pair => pair.Key == key);
            if (index >= 0) yield return attributes[index].Value;
        }
    }
}
