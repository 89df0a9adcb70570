namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Values of all kinds and forms, to be put where others are expected.</summary>
internal static class OddValues
{
    internal static IReadOnlyList<byte[]> All { get; } =
    [
        .. ((string[])
        [
            // nil, Booleans, the unused code
            "c0", "c2", "c3", "c1",
            // integers
            "00", "05", "7f", "e0", "ff", "cc05", "ccff", "d005", "d0ff", "cd0100", "d10100", "d1ffff", "ce00000005", "ce7fffffff",
            "ceffffffff", "d200000005",
            "d2ffffffff", "cf0000000000000001", "cf7fffffffffffffff", "cfffffffffffffffff", "d30000000000000005", "d3ffffffffffffffff",
            "d38000000000000000",
            // floats
            "ca3fc00000", "ca7fc00000", "cb3ff8000000000000", "cb7ff8000000000000", "cbfff0000000000000",
            // text in all forms, empty and invalid
            "a0", "a161", "a14b", "d90161", "da000161", "db0000000161", "a2c328", "a3eda080", "a3c3a9ff",
            // binary data
            "c400", "c40161", "c5000161", "c60000000161",
            // containers
            "80", "90", "91c0", "91a161", "9105", "81a16bc0", "81a16ba176", "81c0c0", "81a16b80", "81c4016bc40176", "8105a176", "de0000",
            "df00000000", "dc0000", "dd00000000",
            "9180", "9191c0", "82a16ba176a16ba177",
            // attribute values
            "80", "81a47479706500", "82a47479706500ac737472696e675f76616c7565c40161", "82a47479706501ac737472696e675f76616c7565a161",
            "82a47479706502a9696e745f76616c756505",
            "82a47479706503ac646f75626c655f76616c756505", "82a47479706504ab61727261795f76616c756580",
            "82a47479706504ab61727261795f76616c7565c0",
            "82a47479706504ab61727261795f76616c756581a676616c75657390", "82a47479706504ab61727261795f76616c756581a676616c756573c0",
            "82a47479706504ab61727261795f76616c756581a676616c75657391c0",
            "82a47479706504ab61727261795f76616c756582a17800a676616c7565739180",
            "82a47479706505ac737472696e675f76616c7565a161", "82a474797065c0ac737472696e675f76616c7565a161",
            // extensions
            "d40161", "d5010000", "d6ff00000001", "d70000000000000000ff", "c7010161", "c800010161", "c9000000010161",
        ]).Select(Convert.FromHexString),
    ];
}
