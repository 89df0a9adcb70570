using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class AgentAddressTests
{
    [Theory]
    [InlineData("http://localhost:8126", "http://127.0.0.1:8126", "Tcp", "127.0.0.1", 8126)]
    [InlineData("http://LOCALHOST", "http://127.0.0.1:80", "Tcp", "127.0.0.1", 80)]
    [InlineData(" http://agent.local:9126/ ", "http://agent.local:9126", "Tcp", "agent.local", 9126)]
    [InlineData("HTTP://agent/prefix/", "http://agent:80/prefix", "Tcp", "agent", 80)]
    [InlineData("http://[::1]:8126", "http://[::1]:8126", "Tcp", "::1", 8126)]
    [InlineData("https://agent.example", "https://agent.example:443", "Tcp", "agent.example", 443)]
    [InlineData("https://localhost:8443", "https://localhost:8443", "Tcp", "127.0.0.1", 8443)]
    [InlineData("unix:///var/run/datadog/apm.socket", "unix:///var/run/datadog/apm.socket", "UnixSocket", "/var/run/datadog/apm.socket", 0)]
    [InlineData("unix:///a%20b/c", "unix:///a b/c", "UnixSocket", "/a b/c", 0)]
    [InlineData("unix:///a%25b", "unix:///a%25b", "UnixSocket", "/a%b", 0)]
    [InlineData(@"\\.\pipe\datadog", @"\\.\pipe\datadog", "NamedPipe", "datadog", 0)]
    [InlineData("pipe://./datadog", @"\\.\pipe\datadog", "NamedPipe", "datadog", 0)]
    public void Address_IsRead(string text, string shown, string transport, string target, int port)
    {
        AgentAddress address = AgentAddress.Parse(text);

        Assert.Equal((shown, transport, target, port), (address.ToString(), address.Transport.ToString(), address.Target, address.Port));
        Assert.Equal(address, AgentAddress.Parse(address.ToString()));
        Assert.Equal(address.GetHashCode(), AgentAddress.Parse(shown).GetHashCode());
    }

    [Theory]
    [InlineData("")]
    [InlineData("agent")]
    [InlineData("agent:8126")]
    [InlineData("ftp://agent")]
    [InlineData("http://")]
    [InlineData("http://agent:0")]
    [InlineData("http://agent:65536")]
    [InlineData("http://::1:8126")]
    [InlineData("http://user:secret@agent")]
    [InlineData("http://agent/?a=b")]
    [InlineData("http://agent/#a")]
    [InlineData("http://agent\r\nX: y")]
    [InlineData("unix://")]
    [InlineData("unix:///")]
    [InlineData("unix:///var/run/")]
    [InlineData("unix:///%20")]
    [InlineData("unix://relative/path")]
    [InlineData("unix:/one")]
    [InlineData("unix:///a%00b")]
    [InlineData(@"\\.\pipe\")]
    [InlineData(@"\\.\pipe\a\b")]
    [InlineData(@"\\.\pipe\anonymous")]
    [InlineData(@"\\server\pipe\a")]
    public void OtherText_IsRefused(string text)
    {
        Assert.False(AgentAddress.TryParse(text, out AgentAddress? address));
        Assert.Null(address);
        Assert.Throws<FormatException>(() => AgentAddress.Parse(text));
    }

    [Fact]
    public void NullAndLongText_AreRefused()
    {
        Assert.False(AgentAddress.TryParse(null, out _));
        Assert.False(AgentAddress.TryParse("unix:///" + new string('a', 5000), out _));
        Assert.Throws<ArgumentNullException>(() => AgentAddress.Parse(null!));
    }

    [Fact]
    public void AnyPath_SurvivesItsText()
        => Prop.ForAll<NonNull<string>>(static text =>
        {
            string path = "/" + text.Get;
            if (AgentAddress.Of(AddressParser.OfSocketPath(path)) is not { } address) return;
            // The end of an address is trimmed, and so is what people put into variables.
            Assert.Equal(path.TrimEnd(), AgentAddress.Parse(address.ToString()).Target.TrimEnd());
        }).QuickCheckThrowOnFailure();

    [Fact]
    public void AnyText_IsReadOrRefused()
        => Prop.ForAll<NonNull<string>, byte>(static (text, scheme) =>
        {
            string prefix =
                (scheme % 6) switch { 0 => "http://", 1 => "https://", 2 => "unix:///", 3 => @"\\.\pipe\", 4 => "http://[", _ => "" };
            if (!AgentAddress.TryParse(prefix + text.Get, out AgentAddress? address)) return;
            Assert.DoesNotContain(address.ToString(), char.IsControl);
            Assert.True(Uri.TryCreate(address.BaseUrl + "/info", UriKind.Absolute, out Uri? url) && url.Scheme is "http" or "https");
        }).QuickCheckThrowOnFailure();
}
