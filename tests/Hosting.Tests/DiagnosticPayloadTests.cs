namespace SpanPack.Hosting.Tests;

/// <summary>Properties of the objects that diagnostic sources pass.</summary>
public sealed class DiagnosticPayloadTests
{
    /// <summary>Events of one source have lists of different lengths, and threads read them in any order.</summary>
    [Fact]
    public void APair_IsFound_WhereverItIsInAList()
    {
        var payload = new DiagnosticPayload("Command");
        for (int round = 0; round < 2; round++)
        {
            for (int length = 0; length < 6; length++)
            {
                for (int place = 0; place <= length; place++)
                {
                    KeyValuePair<string, object?>[] pairs =
                        [.. Enumerable.Range(0, length).Select(i => KeyValuePair.Create(i == place ? "Command" : "Other", (object?)i))];

                    Assert.Equal(place < length ? place : null, payload.Read<int?>(pairs));
                }
            }
        }
    }
}
