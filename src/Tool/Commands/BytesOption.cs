using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>Options that are a number of bytes: <c>1000000</c>, <c>500MB</c> or <c>2GiB</c>.</summary>
internal static class BytesOption
{
    /// <param name="name">The name, with its dashes.</param>
    /// <param name="description">The help of the option.</param>
    /// <param name="missing">The value without the option.</param>
    /// <param name="least">The least bytes that are accepted, and how messages name them; null for any.</param>
    internal static Option<long> Create(string name, string description, long missing, (long Bytes, string Name)? least = null) => new(name)
    {
        Description = description,
        HelpName = "BYTES",
        DefaultValueFactory = _ => missing,
        CustomParser = result =>
        {
            string text = result.Tokens[^1].Value;
            if (ByteAmount.TryParse(text, out long bytes) && bytes >= (least?.Bytes ?? 0)) return bytes;
            string from = least is { } limit ? $" from {limit.Name}" : "";
            result.AddError($"'{text}' is not a number of bytes{from}: write 1000000, 500MB or 2GiB");
            return 0;
        },
    };
}
