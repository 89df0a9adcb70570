using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Configuration.EnvironmentVariables;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Programs that are set up unlike others.</summary>
[Collection(OneAtATime.Name)]
public sealed class OddHostTests
{
    [Fact]
    public async Task APattern_MayBeAVariableOfTheProcess()
    {
        const string Variable = "DD_TRACE_OBFUSCATION_QUERY_STRING_REGEXP";
        Environment.SetEnvironmentVariable(Variable, "b");
        try
        {
            await using TracedApp app = await TracedApp.StartAsync(static app => app.MapGet("/", static () => ""), static builder =>
            {
                IList<IConfigurationSource> sources = ((IConfigurationBuilder)builder.Configuration).Sources;
                foreach (IConfigurationSource variables in sources.OfType<EnvironmentVariablesConfigurationSource>().ToArray())
                    sources.Remove(variables);
            });
            await RawRequest.GetAsync(app.Url, "/?abc");
            Assert.Equal("a<redacted>c", Assert.Single(await app.StopAsync()).GetTag("url.query"));
        }
        finally
        {
            Environment.SetEnvironmentVariable(Variable, null);
        }
    }

    [Fact]
    public async Task ARequestThatAMiddlewareSuppresses_GetsNothingMore()
    {
        Activity? request = null;
        await using TracedApp app = await TracedApp.StartAsync(app =>
        {
            app.Use((_, next) =>
            {
                request = Activity.Current;
                request!.IsAllDataRequested = false;
                return next();
            });
            app.UseRouting();
            app.MapGet("/fail", static void () => throw new InvalidOperationException("it fails"));
        });
        await RawRequest.GetAsync(app.Url, "/fail");
        await app.StopAsync();

        Assert.Null(request!.GetTagItem("http.route"));
        Assert.Null(request.GetTagItem("http.response.status_code"));
        Assert.Empty(request.Events);
    }
}
