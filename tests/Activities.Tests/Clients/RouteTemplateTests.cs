namespace SpanPack.Activities.Tests.Clients;

/// <summary>Route templates in resources. The expected texts are those of Datadog's tracer, where it has such a case.</summary>
public sealed class RouteTemplateTests
{
    [Theory]
    [InlineData("{controller}/{action}/{id}", "/home/index/{id}")]
    [InlineData("prefix-{controller}/{action}-suffix", "/prefix-home/index-suffix")]
    [InlineData("standalone/prefix-{controller}-{action}-{nonid}-{id}-{FormValue}-suffix/standalone",
        "/standalone/prefix-home-index-{nonid}-{id}-{formvalue}-suffix/standalone")]
    [InlineData("{controller}/{action}/{nonid?}", "/home/index/{nonid?}")]
    [InlineData("{controller}/{action}/{nonid=2}", "/home/index/{nonid}")]
    [InlineData("{controller}/{action}/{nonid:int}", "/home/index/{nonid}")]
    [InlineData("{controller}/{action}/{missing?}", "/home/index")]
    [InlineData("{controller}/{action}/{missing:int?}", "/home/index")]
    [InlineData("{controller}/{action}/{*nonid}", "/home/index/{**nonid}")]
    [InlineData("{controller}/{action}/{**nonid}", "/home/index/{*nonid}")]
    [InlineData("{controller=Home}", "/home")]
    [InlineData("{controller}/{*action}", "/home/index")]
    [InlineData("/Orders/{id:int}/", "/orders/{id}")]
    [InlineData("v2/404", "/v2/404")]
    [InlineData("{code:regex(^\\d{{3}}$)}/x", "/{code}/x")]
    [InlineData("a{{b}}/{c}", "/a{b}/{c}")]
    [InlineData("{missing?}", "/")]
    [InlineData("", "/")]
    [InlineData("/", "/")]
    [InlineData("{", "/{}")]
    [InlineData("a/{b", "/a/{b}")]
    public void Simplify_IsAsTheTracerWritesIt(string template, string expected)
        => Assert.Equal(expected, RouteTemplate.Simplify(template, static parameter => parameter.Name switch
        {
            "controller" => "Home",
            "action" => "Index",
            "missing" when parameter.IsOptional => null,
            _ => RouteTemplate.Write(parameter),
        }));

    [Theory]
    [InlineData("{controller=Home}/{action=Index}/{id?}", "Orders/List/{id?}")]
    [InlineData("{area:exists}/{controller}-{action}", "{area:exists}/Orders-List")]
    [InlineData("a{{controller}}/{action}", "a{{controller}}/List")]
    public void Resolve_KeepsTheRest(string template, string expected)
        => Assert.Equal(expected, RouteTemplate.Resolve(template, ValueOf));

    [Theory]
    [InlineData("/orders/{id:int}")]
    [InlineData("{")]
    [InlineData("")]
    public void Resolve_WithoutItsParameters_ReturnsTheTemplate(string template)
        => Assert.Same(template, RouteTemplate.Resolve(template, ValueOf));

    private static string? ValueOf(RouteParameter parameter)
        => parameter.Name switch { "controller" => "Orders", "action" => "List", _ => null };
}
