using System.Globalization;
using System.Numerics;
using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.MessagePack;

/// <summary>One value of msgpack-test-suite with all its encodings.</summary>
/// <param name="Group">Such as <c>20.number-positive.yaml</c>.</param>
/// <param name="Kind">
/// Name of the member that holds the value: nil, bool, binary, number, bignum, string, array, map, timestamp, ext.
/// </param>
/// <param name="Value">The value.</param>
/// <param name="Encodings">Every encoding that decodes to it.</param>
internal sealed record SuiteCase(string Group, string Kind, JsonElement Value, IReadOnlyList<byte[]> Encodings)
{
    internal static IReadOnlyList<SuiteCase> All { get; } = Load();

    internal bool IsNumber => Kind is "number" or "bignum";

    /// <summary>The encodings as integers. A case of a fraction has none.</summary>
    internal IEnumerable<byte[]> IntegerEncodings => Encodings.Where(static e => e[0] is not (0xca or 0xcb));

    internal IEnumerable<byte[]> FloatEncodings => Encodings.Where(static e => e[0] is 0xca or 0xcb);

    internal BigInteger Integer => Kind == "bignum"
        ? BigInteger.Parse(Value.GetString()!, CultureInfo.InvariantCulture)
        : BigInteger.Parse(Value.GetRawText(), NumberStyles.AllowLeadingSign | NumberStyles.AllowExponent
            | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture);

    internal double Number => Kind == "bignum" ? (double)Integer : Value.GetDouble();

    internal byte[] Binary => Bytes(Value.GetString()!);

    private static List<SuiteCase> Load()
    {
        string path = Path.Combine(RepositoryPaths.Vectors, "msgpack-test-suite", "msgpack-test-suite.json");
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(path));
        var cases = new List<SuiteCase>();
        foreach (JsonProperty group in document.RootElement.EnumerateObject())
        {
            foreach (JsonElement item in group.Value.EnumerateArray())
            {
                // A bignum may stand beside a number, which has lost its last digits.
                JsonProperty[] values = [.. item.EnumerateObject().Where(static member => member.Name != "msgpack")];
                JsonProperty value = values.FirstOrDefault(static member => member.Name == "bignum", values[0]);
                byte[][] encodings = [.. item.GetProperty("msgpack").EnumerateArray().Select(static e => Bytes(e.GetString()!))];
                cases.Add(new SuiteCase(group.Name, value.Name, value.Value.Clone(), encodings));
            }
        }

        return cases;
    }

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace("-", string.Empty, StringComparison.Ordinal));
}
