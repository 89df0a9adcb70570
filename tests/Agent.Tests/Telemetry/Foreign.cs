namespace Foreign.Program;

/// <summary>Stands for a program that uses the library.</summary>
internal static class Shop
{
    internal static void Buy() => Pay();

    private static void Pay() => throw new ShopException("4111 1111 1111 1111");

    internal sealed class ShopException(string message) : Exception(message);
}
