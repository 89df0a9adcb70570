using System.Diagnostics;
using System.Net;
using System.Text.Json;

namespace SpanPack.Hosting.Tests;

/// <summary>The tags of HttpClient's requests on .NET 8; a real one is in the tests of SpanPack.AspNetCore.</summary>
public sealed class OutgoingRequestTests
{
    [Theory]
    [InlineData("http://user:secret@host:8080/path?token=secret#secret", "http://host:8080/path?*")]
    [InlineData("https://host/", "https://host/")]
    [InlineData("https://host/a%20b?", "https://host/a%20b")]
    [InlineData("http://[::1]:81/x", "http://[::1]:81/x")]
    public void AnAddress_ShowsNoSecrets(string address, string expected)
        => Assert.Equal(expected, OutgoingRequestTags.Redact(new Uri(address)));

    [Fact]
    public void ARequest_HasWhatThatOfNewerRuntimesHas()
    {
        using var activity = new Activity("request");
        using var request = new HttpRequestMessage(new HttpMethod("BREW"), "https://host:444/pot?a=b");
        using var response = new HttpResponseMessage(HttpStatusCode.ServiceUnavailable) { Version = HttpVersion.Version20 };
        OutgoingRequestTags.AddRequest(activity, request);
        OutgoingRequestTags.AddResponse(activity, response);
        OutgoingRequestTags.AddRequest(activity, request);
        OutgoingRequestTags.AddResponse(activity, response);

        Assert.Equal(
            ["error.type=503", "http.request.method=_OTHER", "http.request.method_original=BREW", "http.response.status_code=503",
                "network.protocol.version=2", "server.address=host", "server.port=444", "url.full=https://host:444/pot?*"],
            activity.TagObjects.Select(static tag => $"{tag.Key}={tag.Value}").Order(StringComparer.Ordinal));
        Assert.Equal(ActivityStatusCode.Error, activity.Status);
    }

    [Fact]
    public void AFailure_SaysWhy()
    {
        using var activity = new Activity("request");
        OutgoingRequestTags.AddFailure(activity, new HttpRequestException(HttpRequestError.NameResolutionError));
        OutgoingRequestTags.AddFailure(activity, new TaskCanceledException());

        Assert.Equal("name_resolution_error", activity.GetTagItem("error.type"));
    }

    [Theory]
    [InlineData("1.0", "1.0")]
    [InlineData("1.1", "1.1")]
    [InlineData("2.0", "2")]
    [InlineData("3.0", "3")]
    [InlineData("2.1", "2.1")]
    public void AVersion_IsThatOfTheProtocol(string version, string expected)
    {
        using var activity = new Activity("request");
        using var response = new HttpResponseMessage { Version = new Version(version) };
        OutgoingRequestTags.AddResponse(activity, response);

        Assert.Equal((expected, null), (activity.GetTagItem("network.protocol.version"), activity.GetTagItem("error.type")));
    }

    // Source: the conventions of .NET for error.type, which are the names of its enumeration with underscores.
    [Fact]
    public void EachErrorOfTheRuntime_HasItsName()
        => Assert.Equal(
            Enum.GetValues<HttpRequestError>().Select(static error => (error, error == HttpRequestError.Unknown
                ? typeof(HttpRequestException).FullName
                : JsonNamingPolicy.SnakeCaseLower.ConvertName(error.ToString()))),
            Enum.GetValues<HttpRequestError>().Select(static error =>
            {
                using var activity = new Activity("request");
                OutgoingRequestTags.AddFailure(activity, new HttpRequestException(error));
                return (error, activity.GetTagItem("error.type") as string);
            }));
}
