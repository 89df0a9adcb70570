namespace SpanPack.Agent.Tests;

/// <summary>A request as it came.</summary>
internal sealed record ScriptedRequest(string Head, byte[] Body)
{
    /// <summary>Gets the first line.</summary>
    internal string Line => Head[..Head.IndexOf('\r', StringComparison.Ordinal)];

    /// <summary>Gets the value of a header; null when it did not come. It must not come twice.</summary>
    internal string? this[string name]
        => Head.Split("\r\n")
            .Where(line => line.StartsWith(name + ":", StringComparison.OrdinalIgnoreCase))
            .Select(line => line[(name.Length + 1)..].Trim())
            .SingleOrDefault();
}
