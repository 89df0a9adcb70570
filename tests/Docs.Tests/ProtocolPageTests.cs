using System.Text.RegularExpressions;
using SpanPack.Docs.Tests.Snippets;

namespace SpanPack.Docs.Tests;

/// <summary>
/// The payloads that the page of the protocol shows byte by byte are payloads, of the size and with the span that the page says.
/// </summary>
public sealed partial class ProtocolPageTests
{
    [Theory]
    [InlineData(TraceFormat.V04, "### v0.4", 139)]
    [InlineData(TraceFormat.V05, "### v0.5", 79)]
    [InlineData(TraceFormat.V1, "#### Agents with v1.0", 85)]
    public void Example_IsThePayloadThatThePageSays(TraceFormat format, string section, int size)
    {
        string page = Page.Read("docs/protocol.md").Text;
        page = page[page.IndexOf(section + "\n", StringComparison.Ordinal)..];
        Match example = Example().Match(page);
        // Bytes, then what they say.
        string digits = string.Concat(example.Value.Split('\n')
            .Select(static line => Digits().Match(line).Value.Replace(" ", "", StringComparison.Ordinal)));
        byte[] body = Convert.FromHexString(digits);

        Assert.Equal(size, body.Length);
        Assert.Contains($" {size} bytes", page[..example.Index], StringComparison.Ordinal);
        Assert.Equal(format, TraceFormatDetector.Detect(body));
        Span span = TracePayloadReader.Read(body).Chunks[0].Spans[0];
        Assert.Equal(("svc", "op", "r", "web", 11UL, 1_000L),
            (span.Service, span.Name, span.Resource, span.Type, span.SpanId, span.Duration));
    }

    [GeneratedRegex("(?<=^```text\n)[0-9a-f]{2} .*?(?=^```)",
        RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Example();

    [GeneratedRegex("^ ?([0-9a-f]{2})+( ([0-9a-f]{2})+)*(?=  |$)", RegexOptions.CultureInvariant)]
    private static partial Regex Digits();
}
